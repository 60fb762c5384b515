"""Tables over HTTP and WebSocket: the durable log, seats by link, bots at the table."""

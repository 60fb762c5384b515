"""HTTP and WebSocket: routes, sockets, keys, limits, the page's files."""

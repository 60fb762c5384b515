"""Work beside the event loop: bots, reviews, the schedule, notices between processes."""

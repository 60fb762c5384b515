def svg(view, seat, facts): return "<svg/>"

def board(view, seat, facts): return ""

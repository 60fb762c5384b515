def rewrite(state, seat, world, seed):
    from ...core.state import State

    return State(state.game, world, list(state._log), None)

// A small game with hidden hands for the baseline: two players, forty places, a card names a place.
const PLACES = 40;
const HAND = 5;
const FULL = 3;

const shuffled = () => {
  const cards = Array.from({ length: PLACES }, (_, k) => k);
  for (let k = cards.length - 1; k > 0; k -= 1) {
    const j = Math.floor(Math.random() * (k + 1));
    [cards[k], cards[j]] = [cards[j], cards[k]];
  }
  return cards;
};

function start() {
  const deck = shuffled();
  const hands = [deck.splice(0, HAND), deck.splice(0, HAND)];
  const board = Array.from({ length: PLACES }, (_, place) => ({ place, owner: null, pieces: [0, 0] }));
  return { number: 0, deck, hands, board, scores: [0, 0] };
}

const legal = (state) =>
  state.hands[state.number % 2].map((card) => ({ id: card, action: `play ${card}`, label: `Play ${card}`, meaning: "a piece on the place the card names" }));

/** The state after an action, or null if it is not allowed; the one before is left as it was. */
function apply(state, action) {
  const seat = state.number % 2;
  if (!legal(state).some((choice) => choice.id === action)) return null;
  const board = state.board.map((place) => {
    if (place.place !== action) return place;
    const pieces = place.pieces.map((n, k) => (k === seat ? (n + 1) % (FULL + 1) : n));
    return { ...place, pieces, owner: pieces[0] === pieces[1] ? null : pieces[0] > pieces[1] ? 0 : 1 };
  });
  const deck = state.deck.length ? [...state.deck] : shuffled();
  const hands = state.hands.map((hand, k) => (k === seat ? [...hand.filter((card) => card !== action), deck.pop()] : hand));
  const scores = [0, 1].map((k) => board.filter((place) => place.owner === k).length);
  return { number: state.number + 1, deck, hands, board, scores };
}

/** What a player may see; a watcher sees no hand. */
const view = (state, seat) => ({
  board: state.board,
  scores: state.scores,
  deck: state.deck.length,
  hands: state.hands.map((hand, k) => (k === seat ? hand : hand.length)),
});

module.exports = { start, legal, apply, view };

/** boardgame.io's own bots, for comparison. */
export const PEERS = [
  { id: 'random', name: 'RandomBot', description: 'boardgame.io: any legal order, by lot.' },
  {
    id: 'mcts',
    name: 'MCTSBot',
    description: 'boardgame.io: tree search with random playouts; sees hidden orders and dice.',
  },
] as const;

export type PeerId = (typeof PEERS)[number]['id'];

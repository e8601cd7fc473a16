import type { FnContext, Plugin } from 'boardgame.io';

/**
 * Hands moves and hooks the plain `G` as `plain` and keeps Immer away from it: boardgame.io wraps Immer around the
 * function first and this around Immer, so Immer gets `null`, which it does not turn into a draft. A move returns
 * a new `G`; a hook that returns nothing leaves `G` unchanged. See src/decisions/0002-plain-state-in-moves.md.
 */
export const plainPlugin: Plugin = {
  name: 'plain',
  fnWrap:
    (method) =>
    (context, ...args) => {
      const withoutDraft = { ...context, G: null, plain: context.G } as FnContext;
      return method(withoutDraft, ...args) ?? context.G;
    },
};

/** [BT-15.6] Where something lies from a stack, by the way the stack faces. */
const ARCS = ['bow', 'beam', 'stern'] as const;
export type Arc = (typeof ARCS)[number];

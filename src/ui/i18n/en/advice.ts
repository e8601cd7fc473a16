/** Asking a bot for its advice, in any system. */
export const en = {
  advice: 'Advice',
  ask: 'Ask for advice:',
  askFor: 'Ask for advice: {{bot}}',
  group: 'Advice',
  thinking: 'Thinking …',
  failed: 'No advice came. Ask again.',
  plan_one: 'And then 1 more order',
  plan_other: 'And then {{count}} more orders',
  doIt: 'Do it',
  doAll_one: 'Do it',
  doAll_other: 'Do all {{count}}',
  drop: 'Put it away',
} as const;

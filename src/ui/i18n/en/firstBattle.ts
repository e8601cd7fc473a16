/** The entry to the lesson, on the first page. */
export const en = {
  title: 'Your first battle',
  text: 'Learn by playing: Cape Spada, 1940, one cruiser and five destroyers in pursuit of two. It takes a few minutes; then play on as long as you like.',
  begin: 'Start the lesson',
  again: 'Take the lesson again: Cape Spada',
} as const;

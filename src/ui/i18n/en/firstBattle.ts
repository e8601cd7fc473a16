/** The way to the lesson, on the first page. */
export const en = {
  title: 'Your first battle',
  text: 'Learn by playing: Cape Spada, 1940, one cruiser and five destroyers after two cruisers. A few minutes, and the battle goes on as long as you like.',
  begin: 'Begin the lesson',
  again: 'Once more with the lesson: Cape Spada',
} as const;

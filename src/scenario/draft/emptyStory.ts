/**
 * What an empty chart of a battle on open sea tells of itself.
 * @param forces what meets: 'squadrons'
 */
export const emptyStory = (forces: string) => ({
  situation: [
    `Two ${forces} have met on the open sea.`,
    'Each wants to sink the other.',
    'It turns on who hits first.',
  ],
  history: 'It never happened.',
  sources: ['Its author', 'The ships of the registry'],
});

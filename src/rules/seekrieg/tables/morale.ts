import type { StepTable } from './control';

export const morale: StepTable = {
  name: 'CHART U2, chance to abandon ship',
  source: 'SK-31.2: the first and the last step of the document, the others graded',
  fill: true,
  steps: [
    { percent: 65, chance: 5 },
    { percent: 70, chance: 10 },
    { percent: 75, chance: 15 },
    { percent: 80, chance: 25 },
    { percent: 85, chance: 35 },
    { percent: 90, chance: 50 },
    { percent: 95, chance: 65 },
    { percent: 100, chance: 90 },
  ],
};

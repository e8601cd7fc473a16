/** What a question may change of a carrier operation. */
export const en = {
  turns: 'Turns',
  initiative: 'Initiative',
  'initiative.as-written': 'as written',
  'initiative.swapped': 'exchanged between the sides',
  'allies-training': 'Training of Allied aircrews',
  'axis-training': 'Training of Axis aircrews',
  aircraft: 'Aircraft aboard',
  'aircraft.as-written': 'as written',
  'aircraft.none': 'none',
} as const;

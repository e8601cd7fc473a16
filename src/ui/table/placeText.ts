import { placesText } from '../../words/battle/texts/places';

const PHASE_KEYS = [
  'phase.setup',
  'phase.shift',
  'phase.movement',
  'phase.gunnery',
  'phase.torpedoes',
  'phase.repair',
  'phase.breakOff',
] as const;

/**
 * Where a match stands, in the language of the screen. Labels are kept with a match as the rules write them, in English: a
 * form that is not known stays so.
 */
export function placeText(label: string): string {
  if (label === placesText.en.over) return placesText('over');
  if (label === placesText.en.gameOver) return placesText('gameOver');
  const turn = /^Turn (\d+): (.*)$/.exec(label);
  if (turn) return placesText('turn', { turn: turn[1] ?? '', step: stepText(turn[2] ?? '') });
  const parts = /^Round (\d+), impulse (\d+): (.*)$/.exec(label);
  const key = PHASE_KEYS.find((it) => placesText.en[it] === (parts?.[3] ?? label.toLowerCase()));
  if (!key) return label;
  const phase = placesText(key);
  if (!parts) return upperFirst(phase);
  const [, round = '', impulse = ''] = parts;
  return placesText('impulse', { round, impulse, phase });
}

type PlaceKey = keyof typeof placesText.en;
type StepKey = Extract<PlaceKey, `step.${string}`>;

const STEP_KEYS = (Object.keys(placesText.en) as PlaceKey[]).filter((key): key is StepKey =>
  key.startsWith('step.'),
);

/** A step of an operation's turn; a battle that it was handed over to stands behind it. */
function stepText(step: string): string {
  const key = STEP_KEYS.find((it) => placesText.en[it] === step);
  if (key) return placesText(key);
  const quick = /^quick action, exchange (\d+), (postures|targets)$/.exec(step);
  if (quick)
    return placesText(`quick.${quick[2] as 'postures' | 'targets'}`, { exchange: quick[1] ?? '' });
  const battle = /^battle: (.*)$/.exec(step);
  return battle ? `${placesText('step.battle')}: ${placeText(battle[1] ?? '')}` : step;
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

import type { Translation } from '../../core/catalog';
import type { en } from '../en/settings';

export const de: Translation<typeof en> = {
  turns: 'Züge',
  initiative: 'Initiative',
  'initiative.as-written': 'wie im Szenario',
  'initiative.swapped': 'zwischen den Seiten vertauscht',
  'allies-training': 'Ausbildung der alliierten Flieger',
  'axis-training': 'Ausbildung der Flieger der Achse',
  aircraft: 'Flugzeuge an Bord',
  'aircraft.as-written': 'wie im Szenario',
  'aircraft.none': 'keine',
};

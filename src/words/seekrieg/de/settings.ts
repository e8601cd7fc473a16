import type { Translation } from '../../core/catalog';
import type { en } from '../en/settings';

export const de: Translation<typeof en> = {
  time: 'Uhrzeit',
  visibility: 'Sichtstufe',
  'visibility.rolled': 'gewürfelt',
  force: 'Seegang (Stärke)',
  'force.rolled': 'gewürfelt',
  missing: 'Was das Szenario an ihr ändert',
  'missing.as-written': 'wie im Szenario',
  'missing.none': 'nichts',
  damage: 'Schadenspunkte vor dem Gefecht',
};

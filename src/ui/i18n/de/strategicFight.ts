import type { Translation } from '../catalog';
import type { en } from '../en/strategicFight';

export const de: Translation<typeof en> = {
  label: 'Die Operation, zu der dieses Gefecht gehört',
  who: '{{one}} gegen {{two}}',
  comesBack_one:
    'Höchstens {{count}} Runde. Verluste, Schäden, verschossene Torpedos und wer sich gelöst hat gehen in die Operation ein.',
  comesBack_other:
    'Höchstens {{count}} Runden. Verluste, Schäden, verschossene Torpedos und wer sich gelöst hat gehen in die Operation ein.',
  offered: '{{side}} würde das Gefecht abbrechen und die Sache kurz entscheiden.',
  abandon: 'Abbruch anbieten',
  fightOn: 'Doch weiterkämpfen',
  abandonHint:
    'Bieten beide Seiten es an, zählt nichts von diesem Gefecht, und es wird nach dem kurzen Verfahren entschieden.',
};

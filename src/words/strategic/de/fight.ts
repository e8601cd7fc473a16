import type { Translation } from '../../core/catalog';
import type { en } from '../en/fight';

export const de: Translation<typeof en> = {
  label: 'Die Operation, zu der diese Schlacht gehört',
  who: '{{one}} gegen {{two}}',
  comesBack_one:
    'Höchstens {{count}} Runde. Verluste, Schäden, verschossene Torpedos und wer abgelaufen ist gehen in die Operation ein.',
  comesBack_other:
    'Höchstens {{count}} Runden. Verluste, Schäden, verschossene Torpedos und wer abgelaufen ist gehen in die Operation ein.',
  comesBackOther:
    'Verluste, Schäden, verschossene Torpedos und wer abgelaufen ist gehen in die Operation ein.',
  offered: '{{side}} würde die Schlacht abbrechen und als Kurzgefecht entscheiden.',
  abandon: 'Abbruch anbieten',
  fightOn: 'Doch weiterkämpfen',
  abandonHint:
    'Bieten beide Seiten es an, zählt nichts von dieser Schlacht, und das Gefecht wird als Kurzgefecht entschieden.',
  over: 'Die Schlacht ist vorbei. Ansehen, wie sie endete, dann zurück zur Operation: Dort zählt, was dabei herauskam.',
  cameBack: 'Was in die Operation eingeht',
  unhurt: 'Niemand ist getroffen.',
  back: 'Zurück zur Operation',
};

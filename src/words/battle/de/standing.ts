import type { Translation } from '../../core/catalog';
import type { en } from '../en/standing';

export const de: Translation<typeof en> = {
  carryOn: 'Weiter so',
  fireOn: 'Versiegeln und weiterfeuern',
  holdOn: 'Zurückhalten, bis sie näher sind',
  stop: 'Dauerbefehle aufheben',
  asBefore:
    'Die Geschütze zielen wie im letzten Impuls, neu in Reichweite gekommene auf das beste Ziel. Ändern, was anders sein soll, dann versiegeln.',
  keepsFiring: 'Die Geschütze feuern weiter, bis sich etwas ändert.',
  keepsHolding: 'Torpedos werden zurückgehalten, bis ein Ziel näher ist.',
  courses_zero:
    'Ein weiter entferntes Feld wählen, um einen Kurs über mehrere Impulse festzulegen.',
  courses_one: 'Ein Kurs ist festgelegt und gilt, bis etwas Neues in Sicht kommt.',
  courses_other: '{{count}} Kurse sind festgelegt und gelten, bis etwas Neues in Sicht kommt.',
  sighted_one: '{{ships}} ist in Sicht gekommen: Die Dauerbefehle sind angehalten.',
  sighted_other: '{{ships}} sind in Sicht gekommen: Die Dauerbefehle sind angehalten.',
  'fired-at_one': '{{ships}} wird beschossen: Die Dauerbefehle sind angehalten.',
  'fired-at_other': '{{ships}} werden beschossen: Die Dauerbefehle sind angehalten.',
  hurt: '{{stack}} hat Fahrt oder ein Schiff verloren: Die Dauerbefehle sind angehalten.',
  blocked: 'Der Kurs von {{stack}} ist versperrt.',
};

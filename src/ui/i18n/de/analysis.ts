import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/analysis';

export const de: Translation<typeof en> = {
  title: 'Analyse: {{title}}',
  lead: 'Wo es gewonnen und verloren wurde. Zwei Commander spielen von jedem Moment aus weiter, immer wieder: einmal wie der Commander befohlen hätte, einmal mit dem, was wirklich befohlen wurde.',
  notOver: 'Nur ein beendetes Spiel kann analysiert werden. Dieses läuft noch.',
  givenUp:
    'Das Spiel wurde vor seinem Ende aufgegeben. Es wird bis dahin analysiert; wie es da stand, gilt als sein Ende.',
  noDoctrine: 'Kein Bot kennt diese Regeln gut genug für eine Analyse.',
  nothing: 'In diesem Spiel wurde nichts entschieden, weder durch Befehle noch durch Würfel.',
  looks: 'Weitergespielte Momente',
  progress: '{{taken}} von {{of}} Spielen.',
  layingOut: 'Das Spiel wird Moment für Moment nachgespielt …',
  first: 'Ein erster Blick auf Anfang und Ende …',
  leftSoon: 'Noch weniger als eine Minute.',
  left_one: 'Noch etwa {{count}} Minute.',
  left_other: 'Noch etwa {{count}} Minuten.',
  stop: 'Anhalten',
  goOn: 'Fortsetzen',
  closer: 'Genauer hinsehen',
  done: 'Fertig: {{of}} Spiele zu einer Partie mit {{moments}} Momenten.',
  timeUp:
    'Fertig: Zwei Minuten reichten für {{taken}} Spiele zu einer Partie mit {{moments}} Momenten. Die Intervalle sagen, wie sicher jede Zahl ist. „Genauer hinsehen“ nimmt sich noch einmal zwei Minuten.',
  stopped: 'Nach {{taken}} von {{of}} Spielen angehalten.',
  failed: 'Die Analyse ist gescheitert: {{fault}}',
  sums: 'Von Anfang bis Ende: {{side}}',
  atStart: 'Chance am Anfang',
  choicesOf: 'Entscheidungen: {{side}}',
  luck: 'Glück',
  luckAndRest: 'Glück und Momente ohne Blick',
  notAll:
    'Bisher sind {{seen}} von {{moments}} Momenten betrachtet. Was in den anderen geschah, zählt zum Glück des Moments davor. Weitere Spiele gehen dorthin, wo sich die Chance am meisten änderte.',
  atEnd: 'Am Ende',
  percent: '{{value}} %',
  spread: '{{low}} bis {{high}}',
  points: '{{value}} Punkte',
  whatItIs:
    'Die Entscheidungen einer Seite sind ihre Befehle gegen die des Commanders an ihrer Stelle. Glück ist alles, was niemand entschieden hat: Würfel, und versiegelte Befehle, die aufeinandertrafen. Ein Unentschieden zählt halb. In Klammern: das 95-%-Intervall.',
  'judged.guess':
    'Kräfte waren verborgen: Die Entscheidungen jeder Seite werden nach dem beurteilt, was sie sehen konnte. Was sie nicht sehen konnte, ist Glück.',
  'judged.exchange':
    'Vieles war verborgen: Die Entscheidungen jeder Seite werden nach dem beurteilt, was sie sehen konnte. Was sie nicht sehen konnte, wird jedes Mal neu gezogen, wie es hätte sein können: wo die Kräfte des Gegners sind, ihre Schäden, ihre Waffen und ihre Flugzeuge.',
  curve: 'Chance auf den Sieg: {{side}}',
  curveDesc:
    'Von {{start}} Prozent am Anfang auf {{end}} Prozent am Ende, über {{segments}} Momente. Darunter, was die Entscheidungen beider Seiten und das Glück daran änderten.',
  curveHint:
    'Die Linie ist die Chance, das Band ihr 95-%-Intervall. Darunter: volle Balken sind Entscheidungen von {{own}}, schraffierte die von {{enemy}}, offene das Glück. Nach oben ist gut für {{own}}; blasse Balken können Zufall sein. Die Zahlen sind die Momente weiter unten.',
  moment: 'Moment',
  before: 'Chance vorher',
  playouts: 'Spiele',
  worst: 'Die schlimmsten Momente',
  worstNone: 'Kein Befehl hat etwas Nennenswertes gekostet.',
  worstNotYet: 'Bisher hat kein Befehl sicher etwas gekostet.',
  cost_one: '{{side}} verlor {{count}} Punkt Chance',
  cost_other: '{{side}} verlor {{count}} Punkte Chance',
  unsure: 'kann Zufall sein',
  ordered: 'Befohlen',
  orderedNothing: 'nichts dergleichen',
  instead: 'Der Commander stattdessen',
  see: 'Ansehen',
  seeName: 'Ansehen: {{where}} in der Wiederholung',
  playOn: 'Von hier weiterspielen',
  playOnName: 'Von hier weiterspielen: {{where}}',
};

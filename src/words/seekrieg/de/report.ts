import type { Translation } from '../../core/catalog';
import type { en } from '../en/report';

export const de: Translation<typeof en> = {
  'won.last-turn': 'Sieg nach Punkten am Ende des letzten Zuges: {{side}}, {{points}}.',
  'won.no-ships': 'Sieg: {{side}}, eine Seite hat kein Schiff mehr im Gefecht, {{points}}.',
  'won.no-sighting': 'Sieg nach Punkten: {{side}}, die Fühlung ist endgültig verloren, {{points}}.',
  'won.surrender': 'Sieg: {{side}}, der Gegner hat aufgegeben, {{points}}.',
  'won.other': 'Sieg: {{side}}, {{points}}.',
  draw: 'Das Gefecht endet unentschieden, {{points}}.',
  points: '{{allies}} zu {{axis}} Punkten',
  'aim.sunk': '{{ships}} gesunken oder aufgegeben',
  'aim.afloat': '{{ships}} nicht verloren',
  'aim.damaged': '{{ships}} zu mindestens {{percent}} % beschädigt',
  'aim.undamaged': '{{ships}} zu weniger als {{percent}} % beschädigt',
  'aim.slowed': '{{ships}} auf unter {{knots}} Knoten verlangsamt',
  'aim.slowed-share': '{{ships}} auf {{percent}} % der Höchstfahrt oder weniger verlangsamt',
  'aim.no-main-guns': '{{ships}} ohne Hauptgeschütz',
  'aim.ammunition': '{{ships}} mit weniger als {{percent}} % der Munition der Hauptartillerie',
  'aim.out-of-sight': '{{ships}} außer Sicht des Gegners',
  'aim.near_one': '{{ships}} höchstens ein Feld von {{hex}}',
  'aim.near_other': '{{ships}} höchstens {{count}} Felder von {{hex}}',
  unlessEnemyScores: 'ein Ziel des Gegners nicht erreicht',
  unlessScored: 'nicht erreicht: {{other}}',
  none: 'nichts davon: {{aim}}',
  each: '{{aim}} (je Schiff)',
  other: 'Ziel erreicht',
};

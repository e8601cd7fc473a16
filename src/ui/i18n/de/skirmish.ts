import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/skirmish';

export const de: Translation<typeof en> = {
  title: 'Freies Gefecht',
  text: 'Ein Gefecht, das noch niemand geschlagen hat: Schiffe, die an diesem Tag im Dienst waren, bei gleichen Aussichten.',
  draw: 'Gefecht auslosen',
  another: 'Ein anderes',
  choices: 'Woraus es gelost wird',
  link: 'Link zu diesem Gefecht',
  never:
    'Ein solches Gefecht gibt es nicht: Diese Marinen standen dort und damals nicht gegeneinander, oder ihnen fehlten die Schiffe. Ändern Sie eine Wahl.',
  any: 'Beliebig',
  system: 'Regeln',
  'navy.allies': 'Marine der Alliierten',
  'navy.axis': 'Marine der Achse',
  'of.year': 'Jahr',
  'of.theater': 'Seegebiet',
  'of.points': 'Größe',
  'of.hour': 'Tageszeit',
  'of.weather': 'Wetter',
  'of.task': 'Auftrag',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  'size.small': 'Klein',
  'size.medium': 'Mittel',
  'size.large': 'Groß',
  'hour.day': 'Tag',
  'hour.night': 'Nacht',
  'weather.clear': 'Klar',
  'weather.cloud': 'Bewölkt',
  'weather.rain': 'Regen',
  'weather.squall': 'Böen',
  'task.meeting': 'Begegnung',
  'task.chase': 'Verfolgung',
  'task.convoy': 'Geleitzug',
  'task.bombardment': 'Beschießung',
  'task.raid': 'Überfall',
  weighing:
    'Wird durch schnelle Spiele gewogen (bisher {{games}}); die Flotten können sich noch ändern. Sie können jederzeit beginnen.',
  weighingHeld:
    'Wird durch schnelle Spiele gewogen (bisher {{games}}). Sie können jederzeit beginnen.',
  weighed:
    'Gewogen durch {{games}} schnelle Spiele zweier Kommandanten: {{side}} gewinnt {{share}} %, ein Unentschieden zählt halb.',
  unweighed: 'Nicht gewogen: Die Aussichten sind so gleich, wie Punkte sie machen können.',
};

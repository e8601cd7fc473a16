import type { ZoneAt } from '../../../../scenario/seekrieg/draft/searchMap';
import type { DraftZones } from '../../../../scenario/seekrieg/draft/shape';
import { sightText } from '../../../../words/seekrieg/common/sight';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { seaEditorText } from '../../../i18n/seaEditor';

/** The weather of a zone in a line, or that it is rolled for its area. */
export function zoneText({ areas, weather }: DraftZones, { row, column }: ZoneAt): string {
  const area = areas[row]?.[column] ?? 0;
  const given = weather?.[row]?.[column];
  if (!given) return seekriegEditorText('zoneRolled', { area });
  const { force, wind, visibility, ceiling } = given;
  const from = seaEditorText(`course.${wind}`);
  return [
    seekriegEditorText('zoneWeather', { force, from }),
    sightText(visibility),
    ...(ceiling ? [seekriegAirText(`ceiling.${ceiling}`)] : []),
  ].join(', ');
}

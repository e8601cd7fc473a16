import { SeaEditor } from '../../../chartRoom/sea/SeaEditor';
import type { EditorProps } from '../../../table/editorProps';
import { fleetKit } from './fleetKit';

/** A battle of Fleet Action that is being written. */
export const FleetEditor = (props: EditorProps) => <SeaEditor {...props} kit={fleetKit} />;

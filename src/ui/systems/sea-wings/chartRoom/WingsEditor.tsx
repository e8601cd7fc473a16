import { TheaterEditor } from '../../../chartRoom/theater/TheaterEditor';
import type { EditorProps } from '../../../table/editorProps';
import { wingsKit } from './wingsKit';

/** A game of Sea Wings that is being written. */
export const WingsEditor = (props: EditorProps) => <TheaterEditor {...props} kit={wingsKit} />;

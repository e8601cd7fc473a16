import { SeaEditor } from '../../../chartRoom/sea/SeaEditor';
import type { EditorProps } from '../../../table/editorProps';
import { seekriegKit } from './seekriegKit';

/** A battle of Seekrieg that is being written. */
export const SeekriegEditor = (props: EditorProps) => <SeaEditor {...props} kit={seekriegKit} />;

import { useState } from 'react';
import { isTooLong, packText } from '../../game/shareLink';
import type { Draft } from '../../scenario/core/draftForm';
import { textOfDraft } from '../../scenario/own/drafts';
import { LinkField } from '../controls/LinkField';
import { downloadText } from '../frame/download';
import { CHART_ROOM_PATH } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { chartRoomText } from '../i18n/chartRoom';

/** The whole battle as a file, or as a link: nothing is kept on a server. */
export function ShareOwn({ draft }: { draft: Draft }) {
  const [link, setLink] = useState<string>();
  const { run } = useTask();
  const pack = () =>
    run(async () => {
      const packed = await packText(JSON.stringify(draft));
      setLink(`${location.origin}${CHART_ROOM_PATH}#${packed}`);
    });
  return (
    <>
      <button
        type="button"
        className="button"
        data-action="file"
        onClick={() => downloadText(textOfDraft(draft), `${fileName(draft)}.json`)}
      >
        {chartRoomText('toFile')}
      </button>
      <button type="button" className="button" onClick={pack}>
        {chartRoomText('toLink')}
      </button>
      {link !== undefined && isTooLong(link) && <p>{chartRoomText('linkTooLong')}</p>}
      {link !== undefined && !isTooLong(link) && (
        <LinkField link={link} label={chartRoomText('link')} text={draft.title} />
      )}
    </>
  );
}

/** Its title in small letters, or its id where nothing of that is left. */
function fileName({ id, title }: Draft): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words === '' ? id : words;
}

import { almanacText } from '../i18n/almanac';
import { EnglishNote } from '../i18n/EnglishNote';

interface ProvenanceProps {
  record: { sources: readonly string[]; uncertain: readonly string[] };
}

/** Where figures come from, and what is uncertain about them. */
export const Provenance = ({ record: { sources, uncertain } }: ProvenanceProps) => (
  <section className="almanac-provenance">
    <h3>{almanacText('uncertain')}</h3>
    {uncertain.length === 0 ? (
      <p>{almanacText('certain')}</p>
    ) : (
      <>
        <EnglishNote />
        <Lines lines={uncertain} />
      </>
    )}
    <h3>{almanacText('sources')}</h3>
    <Lines lines={sources} />
  </section>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul lang="en">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

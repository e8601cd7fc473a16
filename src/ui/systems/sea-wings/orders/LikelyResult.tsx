import type { quickForecast } from '../../../../rules/sea-wings/query';
import { figure } from '../../../../words/core/say';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';

/** [WG-24.29] What guns are likely to cost both sides when all is settled at once. */
export function LikelyResult({ forecast }: { forecast: ReturnType<typeof quickForecast> }) {
  const { basis, own, enemy } = forecast;
  return (
    <table className="figures-table likely-result">
      <caption>{wingsFormsText(`likely.${basis}`)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{wingsFormsText('likelyShips')}</th>
          <th scope="col">{wingsFormsText('likelySunk')}</th>
          <th scope="col">{wingsFormsText('likelyHits')}</th>
          <th scope="col">{wingsFormsText('likelyPoints')}</th>
        </tr>
      </thead>
      <tbody>
        {(['own', 'enemy'] as const).map((who) => {
          const { ships, sunk, hits, points } = who === 'own' ? own : enemy;
          return (
            <tr key={who}>
              <th scope="row">{wingsFormsText(`likely.${who}`)}</th>
              <td>{ships}</td>
              <td>{figure(sunk, 1)}</td>
              <td>{figure(hits, 1)}</td>
              <td>{figure(points, 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { type Axial, rowOf, sameHex } from '../../../../hex';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { seaEditorText } from '../../../i18n/seaEditor';
import { hexWith, searchHexName } from './searchDesk';
import type { SeekriegDesk } from './seekriegDesk';

interface PlaceProps {
  desk: SeekriegDesk;
  path: string;
  hex: Axial;
  onHex(hex: Axial, gesture?: string): void;
}

/** [SK-8.1] A hex of the search map: by its column and row, or that which is picked there. */
export function PlaceFields({ desk, path, hex, onHex }: PlaceProps) {
  const { editing, wide } = desk;
  const at = { column: hex.q, row: rowOf(hex) };
  const picked = wide.hex;
  return (
    <Spot path={path}>
      <div className="chart-pair">
        {(['column', 'row'] as const).map((of) => (
          <NumberField
            key={of}
            label={seaEditorText(of)}
            path={`${path}.${of}`}
            value={at[of]}
            onChange={(value) =>
              value !== undefined && onHex(hexWith(hex, { [of]: Math.round(value) }), path)
            }
            onDone={editing.settle}
          />
        ))}
        {wide.isOpen && picked && !sameHex(picked, hex) && (
          <button type="button" className="button small" onClick={() => onHex(picked)}>
            {seekriegEditorText('toHex', { hex: searchHexName(picked) })}
          </button>
        )}
      </div>
    </Spot>
  );
}

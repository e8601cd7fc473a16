import { useLayoutEffect, useRef, useState } from 'react';
import type { Names } from '../../../../words/battle/common/names';
import { reportText } from '../../../../words/battle/texts/report';
import { downloadBlob } from '../../../frame/download';
import { useTask } from '../../../frame/useTask';
import { pngOf, svgText } from './keepSvg';
import { ReportSheet } from './ReportSheet';
import type { Report } from './report';

interface KeepReportProps {
  report: Report;
  names: Names;
  title: string;
  result: string;
  file: string;
}

type Format = 'svg' | 'png';

/** The report as one picture to keep; its sheet is drawn, out of sight, only when it is asked for. */
export function KeepReport({ file, ...sheet }: KeepReportProps) {
  const [format, setFormat] = useState<Format | null>(null);
  const { run } = useTask();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = box.current?.querySelector('svg');
    if (!format || !drawing) return;
    const svg = svgText(drawing);
    const { width, height } = drawing.viewBox.baseVal;
    setFormat(null);
    run(async () => {
      const blob =
        format === 'svg'
          ? new Blob([svg], { type: 'image/svg+xml' })
          : await pngOf(svg, width, height);
      downloadBlob(blob, `${file}.${format}`);
    });
  }, [format, file, run]);
  return (
    <>
      <button type="button" className="button" onClick={() => setFormat('svg')}>
        {reportText('keepSvg')}
      </button>
      <button type="button" className="button" onClick={() => setFormat('png')}>
        {reportText('keepPng')}
      </button>
      {format && (
        <div ref={box} className="report-sheet" aria-hidden="true">
          <ReportSheet {...sheet} />
        </div>
      )}
    </>
  );
}

import { enemyOf, type Side } from '../../rules/core';
import { analysisText } from '../i18n/analysis';
import { percent } from '../lab/figures';
import { Figure } from '../table/report/Figure';
import { ReportTable } from '../table/report/ReportTable';
import { CoursePlot, heightOf } from './CoursePlot';
import type { Course } from './effects';
import { chanceText, changeText } from './said';

interface CourseProps {
  course: Course;
  own: Side;
  sideName: (side: Side) => string;
  /** Moment by moment: 'Round 3, impulse 4: gunnery'. */
  names: readonly string[];
  /** The worst moments, in the order of their numbers. */
  worst: readonly number[];
}

/** The chance of a side over a game as a drawing, and behind it its figures. */
export function CourseFigure(props: CourseProps) {
  const { course, own, sideName } = props;
  const { steps, start, end } = course;
  const sides = { own: sideName(own), enemy: sideName(enemyOf(own)) };
  return (
    <>
      <Figure
        title={analysisText('curve', { side: sides.own })}
        desc={analysisText('curveDesc', {
          start: percent(start.mean),
          end: percent(end),
          segments: steps.length,
        })}
        draw={(width) => ({
          height: heightOf(width),
          drawing: <CoursePlot width={width} {...props} />,
        })}
      >
        <CourseTable {...props} />
      </Figure>
      <p className="hint">{analysisText('curveHint', sides)}</p>
    </>
  );
}

const CourseTable = ({ course, own, sideName, names }: CourseProps) => (
  <ReportTable
    caption={analysisText('curve', { side: sideName(own) })}
    heads={[
      analysisText('moment'),
      analysisText('before'),
      analysisText('choicesOf', { side: sideName(own) }),
      analysisText('choicesOf', { side: sideName(enemyOf(own)) }),
      analysisText('luck'),
      analysisText('playouts'),
    ]}
  >
    <tbody>
      {course.steps.map(({ at, before, choice, luck, samples }) => (
        <tr key={at}>
          <th scope="row">{`${at + 1}. ${names[at]}`}</th>
          <td>{chanceText(before)}</td>
          <td>{changeText(choice[own])}</td>
          <td>{changeText(choice[enemyOf(own)])}</td>
          <td>{changeText(luck)}</td>
          <td>{samples}</td>
        </tr>
      ))}
    </tbody>
  </ReportTable>
);

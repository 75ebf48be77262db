import { OwnPart } from '../../controls/HostPart';
import { OldPlaceBeside } from '../../features/update/unported/OldPlaceBeside';
import { OldVersionBar } from '../../features/versions/OldVersionBar';
import { DocumentStage } from '../document/DocumentStage';
import css from './glossator-parts.module.css';

/**
 * The document with what floats over it (search, the bars at selected text and at highlights), as large as the element around; above it, where an
 * old Version is shown, the bar that says so. One in an annotator.
 */
export function Viewer() {
  return (
    <OwnPart>
      <div className={css['viewer']}>
        <OldVersionBar />
        <OldPlaceBeside>
          <DocumentStage />
        </OldPlaceBeside>
      </div>
    </OwnPart>
  );
}

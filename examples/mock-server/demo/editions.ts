import { amend } from './amend';
import { amendments } from './text/amendments';
import { parseStatute } from './statute';
import type { Statute } from './statute';
import { associations } from './text/part-6-associations';
import { authorities } from './text/part-2-authorities';
import { charges } from './text/part-7-charges';
import { finalProvisions } from './text/part-10-final';
import { floods } from './text/part-5-floods';
import { generalProvisions } from './text/part-1-general';
import { licences } from './text/part-3-licences';
import { protection } from './text/part-4-protection';
import { sanctions } from './text/part-9-sanctions';
import { supervision } from './text/part-8-supervision';
import { uses } from './text/part-3-uses';

const TITLE = 'Model Act on Inland Waters';
const SHORT_TITLE = 'Inland Waters Act';

/** The Act as first enacted. */
export function firstEdition(): Statute {
  return {
    title: TITLE,
    shortTitle: SHORT_TITLE,
    citation: 'Official Gazette 2017 no. 214',
    edition: 'of 14 September 2017, as first enacted',
    enactment:
      'Parliament, having considered the message of the Government of 8 February 2016, and in the conviction that whoever draws from a river draws from the share of those who live below him, has resolved the following Act:',
    parts: parseStatute([
      generalProvisions,
      authorities,
      licences,
      uses,
      protection,
      floods,
      associations,
      charges,
      supervision,
      sanctions,
      finalProvisions,
    ]),
  };
}

/** The Act as amended: articles inserted, moved and repealed, figures and terms changed, footnotes saying by what law. */
export function secondEdition(): Statute {
  const first = firstEdition();
  return {
    ...first,
    citation: 'Official Gazette 2025 no. 87',
    edition: 'of 14 September 2017, consolidated as of 1 July 2025',
    parts: amend(first.parts, amendments),
  };
}

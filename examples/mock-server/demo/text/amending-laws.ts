/** The first of the two laws that amended the statute, as its notes name it. */
export const FIRST =
  'the Water Charges Reform Act of 22 November 2021, in force since 1 January 2022 (Official Gazette 2021 no. 301).';
/** The second one. */
export const SECOND =
  'the Flood and Drought Act of 28 March 2025, in force since 1 July 2025 (Official Gazette 2025 no. 87).';

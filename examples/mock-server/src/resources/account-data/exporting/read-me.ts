/** What the ZIP says to whoever opens it, in English. */
export const EXPORT_README = `Your Glossator data
===================

account.json                       your profile and a list of the Codes
schemas/                           JSON Schemas (draft 2020-12) of account.json, code.json and annotations/*.json
codes/NUMBER-TITLE/                a Code of yours
  code.json                        its title, colors, documents and Versions, and who is named in it
  documents/NUMBER-TITLE/N.pdf     every Version of a document as it was uploaded
  files/                           attachments and recordings
  annotations/N.json               highlights with comments and attachments, bookmarks, notes
  web-annotations/                 the same as W3C Web Annotations (https://www.w3.org/TR/annotation-model/)
shared/NUMBER-TITLE/               what you wrote in a Code of somebody else's; its PDFs belong to its owner

Pages, elements and characters of a range count from 0; an element is a text item of pdf.js, a character a UTF-16 unit. A
TextPositionSelector counts UTF-16 units in the text of all items of all pages, one after the other without anything between them.

Codes in the recycle bin, what others keep private, passwords and e-mail addresses of others are not in here.
"Import" on the account page of any Glossator server makes your Codes again from this file.
`;

/** Words of areas: marked rectangles of pages. */
export const areas = {
  draw: 'Mark an area',
  hint: 'Drag a rectangle on a page, or move the frame with the arrow keys: Shift changes its size, Enter marks the area.',
  place: 'Draw the area',
  placeHint: 'Draw a rectangle where the area is in this version.',
  frame:
    'Area on page {page, number}. Arrow keys move it, with Shift they change its size, with Alt in small steps; Page Up and Down change the page, Enter marks it, Escape cancels.',
  excerpt: 'Picture of the area on page {page}',
  elsewhere: 'An area of page {page}',
  card: 'Area in {color} on page {page}',
  mark: 'Area on page {page, number}, {color}{comments, plural, =0 {, no comments} one {, # comment} other {, # comments}}{attachments, plural, =0 {} one {, # attachment} other {, # attachments}}',
} as const;

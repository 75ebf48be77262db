/** Words of the tags of highlights and areas. */
export const tags = {
  label: 'Tags',
  add: 'Add tag',
  field: 'New tag',
  placeholder: 'Tag, then Enter',
  remove: 'Remove the tag “{tag}”',
  others: '+{count, number}',
  offered: 'Tags in this Code',
  offeredCount: '{count, plural, one {One known tag} other {# known tags}}',
  added: 'Added: {tags}',
  removed: 'Removed: {tag}',
  tooLong: '“{tag}” has {length, number} characters; a tag has {max, number} at most.',
  present: '“{tag}” is there already.',
  tooMany: 'There can be {max, number} tags at most. Not added: {tags}',
} as const;

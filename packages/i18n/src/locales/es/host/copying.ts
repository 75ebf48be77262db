/** Words of the dialog that copies a Code. */
export const copying = {
  menu: 'Copiar este Código',
  title: 'Copiar «{title}»',
  text: 'La copia es un Código propio, privado al principio. Lo que haga en ella no afecta al original.',
  name: 'Título de la copia',
  nameOf: '{title} (copia)',
  withAnnotations: 'Con sus anotaciones, marcadores y notas',
  allowUpdates: 'Seguir el original',
  allowUpdatesHint:
    'Cuando se aprueba una actualización del original, su copia la recibe como actualización propia, que usted revisa.',
  submit: 'Copiar',
  working: 'Copiando…',
  done: 'Copiado: este es su «{title}».',
  quota:
    'Su espacio de almacenamiento está lleno: la copia necesitaría más espacio del que le queda. También cuenta lo que hay en la papelera.',
  missing: 'El Código ya no existe o ya no tiene acceso a él.',
  followsTitle: 'Sigue a «{title}»',
  followsShort: 'Sigue a su original',
};

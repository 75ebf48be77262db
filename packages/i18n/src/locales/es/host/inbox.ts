/** Words of the inbox: what waits in all Codes. */
export const inbox = {
  title: 'Actualizaciones',
  nav: '{count, plural, =0 {Actualizaciones} one {Actualizaciones, # pendiente} other {Actualizaciones, # pendientes}}',
  lead: 'Lo que le espera en todos sus Códigos y lo que se ha decidido en los últimos 30 días.',
  nothing: 'No hay nada pendiente.',
  nothingText:
    'Aquí aparecen las actualizaciones por revisar, las anotaciones por ubicar y las novedades de los originales de sus copias.',
  failed: 'No se han podido cargar las actualizaciones.',
  more: 'Mostrar más',
  sections: {
    review: 'Por revisar',
    follow: 'Copias cuyo original se ha actualizado',
    place: 'Anotaciones por ubicar',
    decided: 'Decididas recientemente',
  },
  documents: '{count, plural, one {# documento} other {# documentos}}',
  changes: '{count, plural, one {# cambio del texto} other {# cambios del texto}}',
  comparing: 'Comparación en curso',
  notCompared: 'No se ha podido comparar',
  from: 'De «{title}»',
  noRoom: 'Su espacio de almacenamiento está lleno: libere espacio para recibir la actualización.',
  closed: 'Ya no puede leer el original.',
  count: '{count, plural, one {# anotación} other {# anotaciones}}',
  decided: {
    approve: '{name} ha aprobado la actualización',
    decline: '{name} ha rechazado la actualización',
    copy: '{name} ha convertido la actualización en un Código propio',
  },
  report: 'con informe de traslado',
};

/** Words around the review of an Update and the comparison of two Versions. */
export const reviewing = {
  title: 'Revisión de la actualización',
  none: 'No hay ninguna actualización que revisar',
  noneText: 'Entretanto se ha aprobado, rechazado o copiado, o aún no se ha cambiado nada.',
  toCode: 'Volver al Código',
  toOrganise: 'Organizar los documentos',
  comparison: 'Comparación de dos versiones',
  noDocument: 'El documento no existe',
  noVersions: 'Estas dos versiones no se pueden comparar',
  noVersionsText: 'La dirección no indica dos versiones de este documento.',
  approved: 'Se ha aprobado la actualización.',
  approvedUnported:
    'Se ha aprobado la actualización. {count, plural, one {Confirme la ubicación de # anotación} other {Confirme la ubicación de # anotaciones}}.',
  declined: 'Se ha rechazado la actualización; el Código queda como estaba.',
  copied: 'La actualización se ha convertido en un Código propio: «{title}».',
  decidedElsewhere: {
    approve: 'Otra persona acaba de aprobar la actualización.',
    decline: 'Otra persona acaba de rechazar la actualización.',
    copy: 'Otra persona acaba de convertir la actualización en un Código propio.',
  },
};

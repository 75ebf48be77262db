import type { Shape } from '../../../shape';
import type * as english from '../../en/host/account-data';

/** Words of exports and imports of an account, in Spanish. */
export const accountData = {
  title: 'Sus datos',
  lead: 'Todo lo suyo en un solo ZIP: sus Códigos con todas las versiones y todos los archivos, sus resaltados, comentarios, marcadores y notas, y lo que ha escrito en los Códigos de otros. En PDF, JSON y W3C Web Annotations. Los Códigos de la papelera no se incluyen.',
  overview:
    '{codes, plural, one {# Código} other {# Códigos}} y {files, plural, one {# archivo} other {# archivos}}, unos {size}.',
  download: 'Descargar todos mis datos',
  downloading: 'Descargando: {done} de unos {size}',
  downloaded: 'Sus datos se han descargado ({size}).',
  importLead:
    'Importe un ZIP así, de aquí o de otro servidor. Sus Códigos pasan a ser nuevos Códigos suyos; lo que ya tiene queda como está.',
  importLabel: 'Importar un ZIP',
  uploading: 'Subiendo el ZIP',
  importing: 'Importando. Mientras tanto puede salir de esta página.',
  stop: 'Detener',
  report: 'La última importación',
  done: 'Terminada el {date}.',
  refused: 'No se ha importado nada.',
  interrupted: 'La importación se ha interrumpido. Los Códigos que aquí figuran están completos.',
  busy: 'Otra importación sigue en curso.',
  nothing: 'En este ZIP no hay ningún Código.',
  counts:
    '{documents, plural, one {# documento} other {# documentos}}, {selections, plural, one {# resaltado} other {# resaltados}}, {comments, plural, one {# comentario} other {# comentarios}}, {files, plural, one {# archivo adjunto} other {# archivos adjuntos}}',
  notImported: 'No importado',
  untitled: 'Sin título',
  issues: {
    notAZip: 'Esto no es un ZIP, o está incompleto.',
    encrypted: 'El ZIP está cifrado.',
    unsafePath: 'El nombre de una entrada lleva fuera de su carpeta.',
    duplicateName: 'Dos entradas tienen el mismo nombre.',
    tooManyEntries: 'El ZIP tiene demasiadas entradas.',
    tooLarge: 'Es demasiado grande.',
    tooDense: 'Una entrada crece desmesuradamente al descomprimirse.',
    unsupported: 'Una entrada está comprimida de un modo desconocido.',
    notAnExport: 'Este ZIP no es una exportación de Glossator.',
    missingEntry: 'Falta un archivo.',
    damaged: 'Un archivo está dañado.',
    notBySchema: 'Un archivo no se ajusta al formato.',
    duplicateId: 'Un identificador aparece dos veces.',
    unknownReference: 'Algo remite a lo que no existe.',
    wrongType: 'Un archivo no es del tipo que indica.',
    invalidPdf: 'Un PDF no se puede abrir.',
    lockedPdf: 'Un PDF está protegido con una contraseña.',
    fileTooLarge: 'Un archivo es demasiado grande para este servidor.',
    quota: 'Su espacio de almacenamiento está lleno.',
    tooManyCodes: 'Posee demasiados Códigos.',
    failed: 'Algo ha fallado.',
    sharedCode: 'Pertenece a otra persona: lo que usted escribió en él solo está en el ZIP.',
    update: 'Su actualización pendiente no se ha importado.',
    members: 'Aquí no se comparte con nadie (antes con {count, plural, one {# persona} other {# personas}}).',
    otherText:
      '{count, plural, one {# elemento no coincide con el texto y se ha omitido} other {# elementos no coinciden con el texto y se han omitido}}.',
    overlap:
      '{count, plural, one {# resaltado se superpone a otro y se ha omitido} other {# resaltados se superponen a otros y se han omitido}}.',
    authors:
      '{count, plural, one {# elemento de otra persona es ahora suyo y la nombra} other {# elementos de otras personas son ahora suyos y las nombran}} donde cabe.',
    unreadable: 'El servidor de origen no pudo leer un archivo.',
  },
} satisfies Shape<typeof english.accountData>;

import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/attachments';

/** Words of attached files, in French. */
export const attachments = {
  add: 'Joindre des fichiers',
  show: 'Afficher ici',
  play: 'Lire ici',
  hide: 'Masquer',
  loading: 'Chargement…',
  loadFailed: 'La pièce jointe n’a pas pu être chargée.',
  unshown: {
    other: 'Elle ne peut pas être affichée ici : téléchargez-la et ouvrez-la dans son programme.',
    large: 'Elle est trop volumineuse pour être affichée ici : téléchargez-la pour la consulter.',
    broken: 'La pièce jointe ne peut pas être affichée ici. Téléchargez-la pour l’ouvrir.',
  },
  fileType:
    '{type, select, word {Document Word, {size}.} zip {Archive ZIP, {size}.} image {Image, {size}.} other {Fichier, {size}.}}',
  inPdf:
    '{count, plural, one {# fichier, {size}. Lorsque vous téléchargez le document, vous pouvez l’intégrer au PDF.} other {# fichiers, {size}. Lorsque vous téléchargez le document, vous pouvez les intégrer au PDF.}}',
  notInPdf: 'Les fichiers joints aux notes générales restent dans ce Code ; ils ne sont pas intégrés au PDF.',
  gone: 'Supprimé depuis : son fichier n’existe plus',
  previewOf: 'Aperçu de {name}',
  pages: '{count, plural, one {# page} other {# pages}}',
  page: 'Page {page, number}',
  pageOf: 'Page {page, number} sur {count, number}',
  pageNotShown: 'La page {page, number} ne peut pas être affichée.',
  previousPage: 'Page précédente de la pièce jointe',
  nextPage: 'Page suivante de la pièce jointe',
  enlarge: 'Agrandir {name}',
  enlargeFailed: 'Cette partie de l’application n’a pas pu être chargée. Veuillez réessayer.',
  fit: 'Ajuster',
  actualSize: 'Taille réelle',
  download: 'Télécharger {name}',
  rename: 'Renommer {name}',
  newName: 'Nouveau nom',
  delete: 'Supprimer {name}',
  deleteQuestion: 'Supprimer la pièce jointe « {name} » ?',
  uploads: 'Téléversements',
  uploading: 'Téléversement de {name}',
  cancel: 'Annuler le téléversement de {name}',
  waiting: 'En attente…',
  progress: '{sent} sur {size}',
  failures: {
    type: 'Ce type de fichier ne peut pas être joint. Sont admis : PDF, Word, JPEG, PNG, MP3, MP4, M4A, MPEG, WebM et ZIP.',
    empty: 'Le fichier est vide.',
    tooLarge: 'Le fichier est trop volumineux : une pièce jointe ne peut dépasser {limit}.',
    quota:
      'Votre espace de stockage est plein. Supprimez les fichiers dont vous n’avez plus besoin, puis réessayez.',
    content: 'Le contenu du fichier ne correspond pas à son type.',
    network: 'Le téléversement a été interrompu.',
    refused: 'Le fichier n’a pas été accepté.',
  },
} satisfies Shape<typeof english.attachments>;

/** Words of the recorder of media notes, in French. */
export const mediaNotes = {
  add: 'Enregistrer une note audio ou vidéo',
  audio: 'Enregistrer le son',
  video: 'Enregistrer une vidéo',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter',
  again: 'Enregistrer à nouveau',
  level: 'Niveau sonore',
  time: '{time} enregistré',
  playback: 'Votre enregistrement',
  hint: 'Enregistrez ce que vous avez à dire, écoutez-le, puis joignez-le au surlignage.',
  noDevices: 'Aucun micro ni caméra accessible',
  name: 'Note audio ou vidéo {date}, {minutes, plural, =0 {} one {# min } other {# min }}{seconds, number} s',
  leaveQuestion: 'Abandonner cet enregistrement ?',
  stay: 'Le conserver',
  notAllowed:
    'Il ne peut plus être enregistré ici : votre accès à ce Code a été modifié. Vous pouvez le télécharger.',
  gone: 'Son surlignage a été supprimé : il ne peut plus être enregistré ici. Vous pouvez le télécharger.',
  of: 'Pour {place}',
  download: 'Télécharger',
} satisfies Shape<typeof english.mediaNotes>;

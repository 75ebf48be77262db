import type { Shape } from '../../../shape';
import type * as english from '../../en/host/admin';

/** Words of the screen of the admins, in French. */
export const admin = {
  title: 'Administration',
  server: 'Serveur',
  users: 'Utilisateurs',
  codes: 'Codes',
  noCodes: 'Il n’y a pas encore de Codes.',
  more: 'Afficher la suite',
  columns: {
    name: 'Nom',
    email: 'Adresse électronique',
    created: 'Création',
    storage: 'Espace occupé',
    title: 'Titre',
    owner: 'Propriétaire',
    size: 'Taille',
  },
  isAdmin: 'Admin',
  isArchived: 'Archivé',
  formerUser: 'Ancien utilisateur',
  archive: 'Archiver',
  archiveUser: 'Archiver le compte de {name} ({email})',
  archiveTitle: 'Archiver le compte de {name} ?',
  archiveWarning:
    '{email} est déconnecté partout et reçoit un courriel. Les Codes que d’autres organisent leur sont transférés ; les autres Codes sont supprimés avec tous leurs documents et annotations. Cette action est irréversible.',
  archived: 'Le compte de {name} a été archivé.',
  health: {
    started: 'En marche depuis',
    version: 'Version de l’API',
    counts: 'Utilisateurs et Codes',
    countsValue:
      '{users, plural, one {# utilisateur} other {# utilisateurs}}, {codes, plural, one {# Code} other {# Codes}}',
    files: 'Fichiers',
    filesValue: '{files, plural, one {# fichier} other {# fichiers}}, {size}',
    free: 'Libre sur le disque',
    memory: 'Mémoire',
    jobColumns: { kind: 'Tâches', waiting: 'En attente', active: 'En cours', failed: 'En échec' },
    jobKinds: {
      comparison: 'Comparaisons de versions',
      text: 'Textes des PDF téléversés',
      import: 'Importations de données',
      mail: 'Courriels immédiats',
      round: 'Travaux horaires',
    },
    jobs: 'Tâches',
    jobsValue: '{running, number} en cours, {pending, number} en attente',
    sockets: 'Connexions en direct',
  },
} satisfies Shape<typeof english.admin>;

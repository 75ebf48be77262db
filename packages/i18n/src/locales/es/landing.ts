import type { Shape } from '../../shape';
import type * as english from '../en/landing';

/** Words of the landing page, in Spanish. */
export const landing: Shape<typeof english.landing> = {
  productName: 'Glossator',
  pageTitle: 'Glossator: anotaciones que sobreviven a la próxima reforma',
  description:
    'Reúna las leyes en códigos PDF, resáltelas y coméntelas, compártalas con sus colegas y traslade cada anotación al nuevo texto cuando la ley cambie.',
  skip: 'Ir al contenido',
  nav: {
    main: 'En esta página',
    product: 'Producto',
    about: 'Quiénes somos',
    questions: 'Preguntas',
    contact: 'Contacto',
    account: 'Su cuenta',
    logIn: 'Iniciar sesión',
    startNow: 'Empezar ahora',
    languages: 'Idiomas',
    language: 'Idioma',
    theme: 'Aspecto',
    themeAuto: 'Como el sistema',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
  },
  hero: {
    title: 'Sus anotaciones sobreviven a la próxima reforma',
    lead: 'Reúna las leyes en códigos PDF, resáltelas y coméntelas, compártalas con sus colegas y traslade cada anotación al nuevo texto cuando la ley cambie.',
    toContinue: 'Inicie sesión para abrir la página solicitada.',
    early: 'Gratis durante el acceso anticipado. Se recomienda un navegador de escritorio.',
  },
  showcase: {
    title: 'Pruébelo: esta ley ha cambiado',
    text: 'Una ley modelo con algunas anotaciones y su edición siguiente. Vea qué ha cambiado y adónde va cada anotación. Todo sucede en su navegador: no se guarda ni se envía nada.',
    frame: 'Una ley modelo para probar',
    loading: 'Abriendo la ley',
    scripts: 'La ley se abre aquí en un navegador con JavaScript.',
    failed: 'No se ha podido abrir la ley.',
    retry: 'Reintentar',
    reading: 'Hay una nueva edición pendiente, ya comparada con sus anotaciones.',
    review: 'Revisar la actualización',
    approved: 'La actualización está aprobada: las anotaciones están en la nueva edición.',
    declined: 'La actualización está rechazada: todo sigue como estaba.',
    again: 'Empezar de nuevo',
    codeTitle: 'Leyes modelo',
    reader: 'Usted',
  },
  product: {
    title: 'Qué hace Glossator',
    codes: {
      title: 'Códigos a su medida',
      text: 'Reúna en un Código los PDF con los que trabaja, en su orden y con una cubierta que reconozca. El índice muestra los artículos, aunque el archivo no tenga ninguno.',
    },
    annotate: {
      title: 'Resaltados, comentarios, archivos adjuntos',
      text: 'Resalte pasajes y áreas en veinte colores y en los suyos. Comente, adjunte archivos, grabe notas, ponga marcadores y etiquetas, y copie las referencias según el uso de su país.',
    },
    carryOver: {
      title: 'Trasladadas al nuevo texto',
      text: 'Suba la edición siguiente: cada anotación se compara con el nuevo texto y va con sus palabras. Si el lugar no es seguro, se le pregunta. No se pierde ninguna.',
    },
    review: {
      title: 'Una revisión fiable',
      text: 'La edición anterior y la nueva, una junto a otra; cada cambio y cada anotación con su motivo. Después usted aprueba, rechaza o conserva ambas.',
    },
    share: {
      title: 'Juntos, en tiempo real',
      text: 'Comparta un Código con colegas que puedan leerlo, anotarlo u organizarlo. Todos ven al instante lo que hacen los demás, y las anotaciones privadas siguen siendo privadas.',
    },
    secure: {
      title: 'Guardados cifrados',
      text: 'Los archivos subidos se guardan cifrados. La autenticación en dos pasos está ahí para quien la desee. Las páginas no cargan nada de terceros.',
    },
  },
  about: {
    title: 'Quiénes somos',
    text: 'Los juristas viven entre gruesos libros de leyes, cubiertos de notas propias de muchos años. Varias veces al año la ley cambia, y hay que copiarlo todo a mano. Somos un equipo pequeño que cree que eso debe hacerlo una máquina y que la última palabra debe tenerla una persona.',
    name: 'Hace novecientos años, los glosadores de Bolonia escribían sus notas entre las líneas y en los márgenes del derecho romano. De ellos viene el nombre.',
  },
  questions: {
    title: 'Preguntas y respuestas',
    price: {
      question: '¿Cuánto cuesta?',
      answer: 'Nada durante el acceso anticipado. Más adelante podría ofrecerse espacio adicional de pago.',
    },
    storage: {
      question: '¿Cuánto cabe?',
      answer:
        '1 GB equivale a unas 900.000 páginas de texto sin formato. Los escaneos y las imágenes ocupan más.',
    },
    devices: {
      question: '¿Qué dispositivo necesito?',
      answer: 'Recomendamos un navegador de escritorio: una página de ley y sus notas necesitan espacio.',
    },
    files: {
      question: '¿Qué archivos puedo usar?',
      answer:
        'Cualquier PDF que se abra sin contraseña. Los escaneos pueden leerse y anotarse por áreas; sus palabras solo se buscan y se trasladan si el archivo las contiene como texto.',
    },
    protection: {
      question: '¿Cómo están protegidos mis documentos?',
      answer:
        'Los archivos subidos se guardan cifrados, y las contraseñas solo como hash. Usted decide quién ve un Código, y la autenticación en dos pasos se activa en su cuenta.',
    },
    together: {
      question: '¿Podemos trabajar juntos?',
      answer:
        'Sí, en tiempo real. Usted concede a cada persona permiso para leer, anotar u organizar, y puede cambiarlo o retirarlo en cualquier momento.',
    },
    change: {
      question: '¿Qué pasa con mis anotaciones cuando cambia la ley?',
      answer:
        'Pasan a la nueva edición con sus palabras. Aquellas cuyo lugar no es seguro le esperan junto a su página anterior, con propuestas. No se pierde ninguna.',
    },
    leaving: {
      question: '¿Puedo llevarme mi trabajo?',
      answer:
        'Cada documento se descarga como PDF con sus anotaciones, que también muestran otros programas.',
    },
  },
  contact: {
    title: 'Contacto y comentarios',
    text: 'Pregúntenos, o díganos qué falta.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    feedback: 'Mensaje',
    optional: 'opcional',
    send: 'Enviar',
    sending: 'Enviando',
    emailMissing: 'El correo electrónico es obligatorio',
    emailInvalid: 'El correo electrónico no es válido',
    feedbackMissing: 'El mensaje es obligatorio',
    feedbackLong: '10.000 caracteres como máximo',
    sent: 'Su mensaje se ha enviado',
    failed: 'Algo ha ido mal. Inténtelo de nuevo.',
    tooOften: 'Ya ha enviado varios mensajes. Inténtelo más tarde.',
  },
  cookies: {
    label: 'Cookies y datos locales',
    text: 'Glossator no usa cookies. Su sesión, sus ajustes y lo que aún no está guardado permanecen en este navegador, y no se rastrea a nadie.',
    accept: 'Aceptar',
    more: 'Política de privacidad',
  },
  footer: {
    label: 'Acerca de este sitio',
    terms: 'Condiciones de uso',
    privacy: 'Política de privacidad',
  },
};

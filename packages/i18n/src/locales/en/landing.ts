/** Words of the landing page. It is written with these alone. */
export const landing = {
  productName: 'Glossator',
  pageTitle: 'Glossator: notes that survive the next edition of the law',
  description:
    'Collect the law as PDF codebooks, mark and comment it, share it with colleagues, and carry every annotation over to the new text when the law changes.',
  skip: 'Skip to the content',
  nav: {
    main: 'On this page',
    product: 'Product',
    about: 'About us',
    questions: 'Questions',
    contact: 'Contact',
    account: 'Your account',
    logIn: 'Log in',
    startNow: 'Start now',
    languages: 'Languages',
    language: 'Language',
    theme: 'Appearance',
    themeAuto: 'Like the system',
    themeLight: 'Light',
    themeDark: 'Dark',
  },
  hero: {
    title: 'Your notes survive the next edition',
    lead: 'Collect the law as PDF codebooks, mark and comment it, share it with colleagues, and carry every annotation over to the new text when the law changes.',
    toContinue: 'Please log in to open the page you asked for.',
    early: 'Free during early access. A desktop browser is recommended.',
  },
  showcase: {
    title: 'Try it: this law has changed',
    text: 'A model statute with a few annotations, and its next edition. Look at what has changed and where each annotation goes. All of it happens in your browser: nothing is stored, nothing is sent.',
    frame: 'A model statute to try',
    loading: 'The statute is being opened',
    scripts: 'The statute opens here in a browser with JavaScript.',
    failed: 'The statute could not be opened.',
    retry: 'Try again',
    reading: 'A new edition is waiting, compared with your annotations.',
    review: 'Review the Update',
    approved: 'The Update is approved: the annotations stand in the new edition.',
    declined: 'The Update is declined: everything is as it was.',
    again: 'Begin again',
    codeTitle: 'Model statutes',
    reader: 'You',
  },
  product: {
    title: 'What Glossator does',
    codes: {
      title: 'Codes, as you use them',
      text: 'Collect the PDFs that you work with in a Code, in your order, with a cover that you recognize. The contents list the articles, even where the file has none.',
    },
    annotate: {
      title: 'Highlights, comments, attachments',
      text: 'Mark passages and areas in twenty colors and in your own. Write comments, attach files, record a note, set bookmarks and tags, and copy citations in the style of your country.',
    },
    carryOver: {
      title: 'Carried over to the new text',
      text: 'Upload the next edition: each annotation is compared with the new text and moves with its words. Where the place is not certain, you are asked. None is dropped.',
    },
    review: {
      title: 'A review you can trust',
      text: 'Old and new edition side by side, every change and every annotation with its reason. Then you approve, decline, or keep both.',
    },
    share: {
      title: 'Together, in real time',
      text: 'Share a Code with colleagues who may read, annotate or organize it. Everybody sees at once what the others do, and private annotations stay private.',
    },
    secure: {
      title: 'Stored encrypted',
      text: 'Uploads are stored encrypted. Two-factor log-in is there for whoever wants it. The pages load nothing from third parties.',
    },
  },
  about: {
    title: 'About us',
    text: 'Lawyers live in thick books of law, covered in years of their own notes. Several times a year the law changes, and all of it has to be copied by hand. We are a small team that thinks a machine should do this, and that a person should have the last word.',
    name: 'The glossators of Bologna wrote their notes between the lines and in the margins of the Roman law, nine hundred years ago. The name is theirs.',
  },
  questions: {
    title: 'Questions and answers',
    price: {
      question: 'What does it cost?',
      answer: 'Nothing during early access. Extra storage may be offered for payment later.',
    },
    storage: {
      question: 'How much fits in?',
      answer: '1 GB is about 900,000 pages of plain text. Scans and pictures take more.',
    },
    devices: {
      question: 'Which device do I need?',
      answer: 'We recommend a desktop browser: a page of law and its notes need room.',
    },
    files: {
      question: 'Which files can I use?',
      answer:
        'Any PDF that opens without a password. Scans can be read and marked by area; their words can be searched and carried over only if the file contains them as text.',
    },
    protection: {
      question: 'How are my documents protected?',
      answer:
        'Uploads are stored encrypted, and passwords only as hashes. You decide who sees a Code, and two-factor log-in can be switched on in your account.',
    },
    together: {
      question: 'Can we work on it together?',
      answer:
        'Yes, in real time. You give each colleague permission to read, to annotate or to organize, and can change or take it back at any time.',
    },
    change: {
      question: 'What happens to my annotations when the law changes?',
      answer:
        'They move to the new edition with their words. Those whose place is not certain wait for you beside their old page, with proposals. None is lost.',
    },
    leaving: {
      question: 'Can I take my work with me?',
      answer:
        'Each document can be downloaded as a PDF with its annotations, which other programs show as well.',
    },
  },
  contact: {
    title: 'Contact and feedback',
    text: 'Ask us, or tell us what is missing.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    feedback: 'Feedback',
    optional: 'optional',
    send: 'Send',
    sending: 'Being sent',
    emailMissing: 'Email is required',
    emailInvalid: 'Must be a valid email',
    feedbackMissing: 'Feedback is required',
    feedbackLong: 'At most 10,000 characters, please',
    sent: 'Your message has been sent',
    failed: 'Something went wrong. Please try again.',
    tooOften: 'You have sent several messages already. Please try again later.',
  },
  cookies: {
    label: 'Cookies',
    text: 'Glossator sets no cookies. It keeps your session, your settings and what is not saved yet in this browser, and follows nobody.',
    accept: 'Accept',
    more: 'Privacy policy',
  },
  footer: {
    label: 'About this site',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
  },
};

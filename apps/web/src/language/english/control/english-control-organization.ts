/** The organisations of the control panel. */
export const englishControlOrganization = {
  ORGANIZATIONS: 'Organisations',
  FILTER_ORGANIZATIONS: 'Filter by name',
  NO_ORGANIZATIONS: 'No organisation matches',
  NO_ORGANIZATIONS_DETAIL: 'Change the filter, or add an organisation.',
  ADD_ORGANIZATION: 'Add organisation',
  DELETE_ORGANIZATION: 'Delete organisation',
  DELETE_ORGANIZATION_QUESTION: 'Delete the organisation {{name}}? It must hold no vessels and no users.',
  LAST_SAVED: 'Last saved',

  LOGO: 'Logo',
  LOGO_OF: 'Logo of {{name}}',
  LOGO_SHIPPED: 'The shipped logo {{name}} is used.',
  UPLOAD_LOGO: 'Upload PNG',
  LOGO_RULE: 'A logo is a PNG of at most {{size}} and {{pixels}} pixels a side.',

  ADVANCED_SETTINGS: 'Advanced settings',
  SAVE_SETTINGS: 'Save settings',
  DEFAULT_VALUE: 'default: {{value}}',
  BETWEEN: 'From {{lowest}} to {{highest}}',

  FOLDERS: 'Folders',
  NO_FOLDERS: 'No folders yet.',
  ADD_FOLDER: 'Add folder',
  EDIT_FOLDER: 'Folder {{name}}',
  FOLDER_NAME: 'Name of the folder',
  FOLDER_INSIDE: 'Inside of',
  FOLDER_TOP: 'the top of the organisation',
  DROP_AT_TOP: 'Drop here for the top of the organisation',
  MOVE_FOLDER_KEYS: 'Alt with → moves it into the folder before it, Alt with ← out of its folder',
  DELETE_FOLDER: 'Delete the folder {{name}}',
  DELETE_FOLDER_QUESTION: 'Delete the folder {{name}}? What it holds moves to the folder above it.',
} as const;

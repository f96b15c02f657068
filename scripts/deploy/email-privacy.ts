import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth, type ProjectConfig } from 'firebase-admin/auth';

const readConfig = (projectId: string): Promise<ProjectConfig> =>
  getAuth(initializeApp({ projectId, credential: applicationDefault() }, 'email-privacy'))
    .projectConfigManager()
    .getProjectConfig();

/**
 * Returns a message if Firebase's own calls reveal whether an email address has an account, or if the settings of the
 * project cannot be read. Otherwise returns null.
 */
export async function emailPrivacyFault(
  projectId: string,
  read = readConfig,
): Promise<string | null> {
  const console = `https://console.firebase.google.com/project/${projectId}/authentication/settings`;
  try {
    const { emailPrivacyConfig } = await read(projectId);
    return emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? null
      : `"Email enumeration protection" is off in ${projectId}, so anybody can find out whether an address has an account. Switch it on under "User actions" at ${console}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The authentication settings of ${projectId} cannot be read, so it is unknown whether "Email enumeration protection" is on (${console}). Run "gcloud auth application-default login" with an account that may read them, then try again. Firebase says: ${reason}`;
  }
}

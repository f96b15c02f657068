import { Button } from '@/components/button';
import { useOnline } from '@/lib/use-online';
import { useDownloadMyData } from '../model/use-download-my-data';
import styles from './download-my-data.module.css';

export function DownloadMyData() {
  const { mutate, isPending } = useDownloadMyData();
  const isOnline = useOnline();
  return (
    <>
      <Button
        variant="outline"
        busy={isPending}
        disabled={!isOnline}
        className={styles.button}
        onClick={() => mutate()}
      >
        {isPending ? 'Collecting Your Data...' : 'Download My Data'}
      </Button>
      <p className={styles.note}>
        {isOnline
          ? 'One JSON file with everything we store about you, up to 5 times a day.'
          : 'To download your data, you need a connection.'}
      </p>
    </>
  );
}

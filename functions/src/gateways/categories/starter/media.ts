export const MEDIA = `
Books:
  Fiction:
    Classics; Fantasy Novels; Graphic Novels; Historical Fiction; Horror Novels; Literary Fiction
    Manga; Mystery Novels; Poetry; Romance Novels; Science Fiction Novels; Short Stories
    Thrillers; Western Novels
  Nonfiction:
    Antiques & Collectibles Guides; Architecture Books; Art Books; Biographies & Memoirs
    Business Books; Cookbooks; Craft Books; Fashion Books; Field Guides; Fitness & Diet Books
    Gardening Books; Genealogy Books; History Books; Home Repair Books; Humor Books; Law Books
    Medical Books; Military History Books; Music Books; Nature Books; Occult & New Age Books
    Parenting Books; Pet & Animal Books; Philosophy Books; Photography Books; Politics Books
    Psychology Books; Science Books; Self-Help Books; Sewing & Quilting Books; Sports Books
    Travel Guides; True Crime Books
  Children's Books:
    Activity & Coloring Books; Board Books; Chapter Books; Children's Book Sets; Early Readers
    Picture Books; Pop-Up Books; Vintage Children's Books; Young Adult Novels
  Religion & Spirituality:
    Bible Studies; Bibles; Christian Books; Hymnals; Judaica Books; Prayer Books; Theology Books
  Textbooks & School Books:
    College Textbooks; Dictionaries & Encyclopedias; Homeschool Curriculum; Language Learning Books
    Teacher Resources; Test Prep Books; Vintage School Books
  Antiquarian & Collectible Books:
    Antique Bibles; Antiquarian Books; Leather Bound Books; First Editions; Pulp Novels
    Rare Atlases; Signed Books; Vintage Cookbooks; Vintage Paperbacks; Yearbooks
  Audiobooks & Lots:
    Audiobooks on CD; Audiobooks on Cassette; Book Lots; Book Plates & Bookmarks; Book Stands
Magazines & Comics:
  Magazines:
    Automotive Magazines; Car & Motorcycle Magazines; Children's Magazines; Computer Magazines
    Craft Magazines; Entertainment Magazines; Fashion Magazines; History Magazines; Home Magazines
    Hot Rod Magazines; Humor Magazines; Men's Magazines; Music Magazines; News Magazines
    Photography Magazines; Science Magazines; Sports Magazines; Vintage Magazines
  Comic Books:
    Bronze Age Comics; Comic Book Lots; Comic Magazines; Comic Supplies; Copper Age Comics
    Golden Age Comics; Graded Comics; Independent Comics; Modern Age Comics; Original Comic Art
    Platinum Age Comics; Silver Age Comics; Underground Comics
  Newspapers & Catalogs:
    Auction Catalogs; Historical Newspapers; Mail Order Catalogs; Seed Catalogs; Sunday Comics
    Toy Catalogs
Music:
  Vinyl Records:
    45 RPM Singles; 78 RPM Records; Blues Records; Children's Records; Christmas Records
    Classical Records; Comedy & Spoken Records; Country Records; Disco & Funk Records
    Electronic Records; Folk Records; Gospel Records; Hip-Hop Records; Jazz Records; Latin Records
    Metal Records; Picture Discs; Pop Records; Punk & New Wave Records; R&B & Soul Records
    Reggae Records; Rock Records; Soundtrack Records; Vinyl Box Sets; Vinyl Record Lots; World Records
  CDs:
    Blues CDs; CD Box Sets; CD Lots; Christian & Gospel CDs; Christmas CDs; Classical CDs; Country CDs
    Electronic CDs; Hip-Hop CDs; Jazz CDs; K-Pop Albums; Latin CDs; Metal CDs; Pop CDs; R&B & Soul CDs
    Rock CDs; Soundtrack CDs
  Tapes & Other Formats:
    8-Track Tapes; Blank Cassettes; Cassette Lots; Cassette Tapes; DAT & MiniDiscs; Edison Cylinders
    Music Box Discs; Player Piano Rolls; Reel-to-Reel Tapes
  Music Storage:
    Cassette Cases; CD Storage; Record Cleaning Supplies; Record Sleeves; Record Storage Crates
Movies & TV:
  DVDs:
    Action DVDs; Anime DVDs; Children's DVDs; Comedy DVDs; Documentary DVDs; Drama DVDs; DVD Lots
    Exercise DVDs; Foreign DVDs; Horror DVDs; Music DVDs; Religious DVDs; Science Fiction DVDs
    TV Series DVDs; Western DVDs
  Blu-ray & 4K:
    4K Movies; Anime Blu-rays; Blu-ray Box Sets; Blu-ray Lots; Blu-ray Movies; Steelbooks
  VHS Tapes:
    Animated VHS Tapes; Blank VHS Tapes; Children's VHS Tapes; Exercise VHS Tapes; Horror VHS Tapes
    Music VHS Tapes; Sealed VHS Tapes; TV Series VHS Tapes; VHS Lots; VHS Movies
  Other Video Formats:
    16mm Films; 8mm Films; Beta Tapes; CED Video Discs; Laserdiscs; UMD Movies
`;

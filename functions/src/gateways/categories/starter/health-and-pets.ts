export const HEALTH_AND_PETS = `
Health & Beauty:
  Fragrance:
    Body Mists; Men's Cologne; Perfume Gift Sets; Perfume Samples; Unisex Fragrance; Vintage Perfume
    Women's Perfume
  Makeup:
    Blush & Bronzer; Concealer; Eye Shadow; Eyebrow Makeup; Eyelashes; Eyeliner; Face Powder; Foundation
    Lip Gloss; Lipstick; Makeup Bags; Makeup Brushes; Makeup Mirrors; Makeup Palettes; Makeup Sets
    Mascara
  Skin Care:
    Acne Treatments; Anti-Aging Serums; Body Lotions; Cleansers & Toners; Eye Creams; Face Masks
    Face Moisturizers; Facial Devices; Lip Balm; Skin Care Sets; Sunscreen
  Hair Care:
    Conditioners; Curling Irons; Flat Irons; Hair Brushes & Combs; Hair Clippers & Trimmers; Hair Color
    Hair Dryers; Hair Extensions; Hair Rollers; Hair Styling Products; Hair Treatments; Shampoo
    Wigs & Hairpieces
  Bath & Body:
    Bar Soap; Bath Bombs & Salts; Bath Gift Sets; Body Scrubs; Body Wash; Deodorant; Hand Soap & Sanitizer
  Nails:
    Manicure Tools; Nail Art; Nail Dryers & Lamps; Nail Polish; Press-On Nails
  Shaving & Grooming:
    Beard Care; Electric Shavers; Razor Blades; Safety Razors; Shaving Brushes; Straight Razors
    Vintage Shaving Items
  Oral Care:
    Electric Toothbrushes; Toothbrush Heads; Water Flossers; Teeth Whitening
  Vision Care:
    Contact Lens Cases; Prescription Frames
  Health Care & Mobility:
    Blood Pressure Monitors; Braces & Supports; Canes & Walkers; Compression Socks; CPAP Machines
    CPAP Masks & Parts; Crutches; First Aid Kits; Hearing Aids; Hearing Aid Batteries; Heating Pads
    Hospital Beds; Light Therapy; Massage Guns; Massagers; Nebulizers; Shower Chairs; TENS Units
    Medical Thermometers; Wheelchairs
  Vitamins & Wellness:
    Aromatherapy Diffusers; Essential Oils; Herbal Supplements; Protein Powder; Vitamins & Minerals
    Weight Management
  Salon & Tattoo:
    Barber Chairs; Massage Tables; Salon Equipment; Tattoo Machines; Tattoo Supplies
  Vintage Beauty:
    Vintage Cosmetics; Vintage Hair Dryers; Vintage Makeup Compacts; Vintage Vanity Sets
Pet Supplies:
  Dog Supplies:
    Dog Beds; Dog Bowls & Feeders; Dog Carriers; Dog Clothing; Dog Collars; Dog Costumes; Dog Crates
    Dog Doors & Gates; Dog Grooming; Dog Harnesses; Dog Houses; Dog Leashes; Dog Tags; Dog Toys
    Dog Training Collars; Dog Treats
  Cat Supplies:
    Cat Beds; Cat Bowls & Feeders; Cat Carriers; Cat Collars; Cat Grooming; Cat Litter Boxes; Cat Toys
    Cat Trees; Scratching Posts
  Fish & Aquariums:
    Aquarium Decorations; Aquarium Filters; Aquarium Lights; Aquarium Pumps; Aquariums; Fish Food
    Live Aquarium Plants
  Small Animals & Birds:
    Bird Cages; Bird Perches & Toys; Chicken Supplies; Hamster Cages; Rabbit Hutches; Small Animal Bedding
  Reptiles:
    Reptile Decor; Reptile Heating & Lights; Terrariums
  Horse Care:
    Horse Brushes; Horse Feeders; Horse Supplements
`;

/** German versions, in terms of the stand-in. */
export const ADD_GERMAN = `
  if ( ! KIT_HAS_POLYLANG ) {
    foreach ( get_posts( array( 'post_type' => array( 'post', 'page', 'vacancy' ), 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) { kit_put( 'post', $id, 'en', $id ); }
    foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag' ), 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) { kit_put( 'term', $id, 'en', $id ); }
  }
  $services = get_term_by( 'slug', 'services', 'category' )->term_id;
  $german   = wp_insert_term( 'Leistungen', 'category', array( 'slug' => 'services-de' ) )['term_id'];
  kit_put( 'term', $german, 'de', $services );
  $ids = array();
  $post = Meridian\\reply_blog()[0];
  $add = static function ( $type, $of, $slug, $title, $kind, $values = array(), $category = 0 ) use ( &$ids ) {
    $original = get_page_by_path( $of, OBJECT, $type );
    $id = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title, 'post_content' => '<p>Auf Deutsch.</p>', 'post_category' => $category ? array( $category ) : array() ) );
    kit_put( 'post', $id, 'de', $original->ID );
    Meridian\\save_fields( $id, Meridian\\fields_of( $kind ), $values );
    $ids[ $slug ] = $id;
  };
  $add( 'post', 'dedicated-teams', 'feste-teams', 'Feste Teams', 'service', array( 'short_description' => 'Kurz.' ), $german );
  $add( 'page', 'home', 'startseite', 'Startseite', 'home', array( 'section_header_title' => 'Willkommen' ) );
  $add( 'page', 'privacy-policy', 'datenschutz', 'Datenschutz', 'legal', array( 'title' => 'Datenschutz' ) );
  $add( 'page', 'career', 'karriere', 'Karriere', 'career', array( 'feedback_rating_title' => 'Bewertung' ) );
  $vacancy = get_posts( array( 'post_type' => 'vacancy', 'numberposts' => 1, 'orderby' => 'ID', 'order' => 'ASC' ) )[0];
  $add( 'vacancy', $vacancy->post_name, 'entwickler', 'Entwickler', 'vacancy' );
  $add( 'post', $post['post_name'], 'beitrag', 'Beitrag', 'blog-post' );
  $original = get_page_by_path( $post['post_name'], OBJECT, 'post' );
  $category = wp_get_post_terms( $original->ID, 'category' )[0];
  $kategorie = wp_insert_term( 'Kategorie', 'category', array( 'slug' => 'kategorie' ) )['term_id'];
  kit_put( 'term', $kategorie, 'de', $category->term_id );
  wp_update_post( array( 'ID' => $ids['beitrag'], 'post_author' => $original->post_author, 'post_category' => array( $kategorie ) ) );
  $technology = get_posts( array( 'post_type' => 'page', 'name' => 'technologies-react', 'numberposts' => 1 ) )[0];
  $add( 'page', $technology->post_name, 'technologies-react-de', 'React', 'technology', array( 'why_section' => array( 'title' => 'Warum' ) ) );
  foreach ( array( 'en' => 'offer', 'de' => 'angebot' ) as $code => $slug ) {
    $ids[ $slug ] = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug ) );
    update_post_meta( $ids[ $slug ], 'blocks', array( array( 'type' => 'text', 'text' => 'x' ) ) );
    kit_put( 'post', $ids[ $slug ], $code, $ids['offer'] );
  }
  $default = (int) get_option( 'default_category' );
  if ( ! KIT_HAS_POLYLANG ) {
    kit_put( 'term', wp_insert_term( 'Uncategorized', 'category', array( 'slug' => 'uncategorized-de' ) )['term_id'], 'de', $default );
  }
  $defaults = KIT_HAS_POLYLANG ? pll_get_term_translations( $default ) : array( get_term_by( 'slug', 'uncategorized-de', 'category' )->term_id );
  update_option( 'kit_german', array( 'posts' => $ids, 'terms' => array_merge( array( $german, $kategorie ), array_values( array_diff( $defaults, array( $default ) ) ) ) ) );
  return array( 'ids' => $ids, 'vacancy' => $vacancy->post_name, 'post' => $post['post_name'], 'services' => $services, 'category' => $category->slug, 'author' => get_userdata( $original->post_author )->user_nicename );
`;
export const REMOVE_GERMAN = `
  $german = get_option( 'kit_german' );
  foreach ( $german['posts'] ?? array() as $id ) { wp_delete_post( $id, true ); }
  foreach ( $german['terms'] ?? array() as $id ) { wp_delete_term( $id, 'category' ); }
  foreach ( KIT_HAS_POLYLANG ? array() : get_terms( array( 'taxonomy' => 'language', 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) { wp_delete_term( $id, 'language' ); }
  foreach ( array( 'post', 'term' ) as $of ) { delete_metadata( $of, 0, 'kit_language', '', true ); delete_metadata( $of, 0, 'kit_group', '', true ); }
  foreach ( array( 'kit_german', 'kit_languages', 'meridian_options@de', 'meridian_site-settings@de' ) as $name ) { delete_option( $name ); }
  return true;
`;

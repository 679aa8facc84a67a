<?php
/*
 * What real WordPresses have: a blog of 130 posts in blocks, in plain paragraphs and in neither,
 * photographs with sizes, dates in three formats, slugs in Cyrillic and Hebrew, empty excerpts,
 * passwords, drafts, a post that prints itself. Prints the numbers of records for tests.
 */
require __DIR__ . '/load.php';
require __DIR__ . '/media.php';

use function Meridian\fields_of;
use function Meridian\save_fields;
use function Meridian\save_option;

/** Noise and gradients in JPEG, like a camera's photograph. */
function photograph( string $name, int $width, int $height, int $hue ): string {
	$picture = imagecreatetruecolor( $width, $height );
	for ( $y = 0; $y < $height; $y += 8 ) {
		for ( $x = 0; $x < $width; $x += 8 ) {
			$noise  = ( $x * 7919 + $y * 104729 ) % 40;
			$colour = imagecolorallocate( $picture, ( $hue + intdiv( $x * 120, $width ) + $noise ) % 256, intdiv( $y * 200, $height ) + $noise, 90 + $noise );
			imagefilledrectangle( $picture, $x, $y, $x + 7, $y + 7, $colour );
		}
	}
	$path = get_temp_dir() . $name;
	imagejpeg( $picture, $path, 82 );
	return $path;
}

$photographs = array();
foreach ( array( 'wide' => array( 2400, 1350 ), 'tall' => array( 700, 1600 ), 'small' => array( 90, 40 ) ) as $name => list( $width, $height ) ) {
	$path                 = photograph( "$name.jpg", $width, $height, count( $photographs ) * 60 );
	$photographs[ $name ] = put_file( $path, "$name.jpg", 'image/jpeg', $width, $height, "A $name photograph" );
	unlink( $path );
}
wp_update_attachment_metadata( $photographs['tall'], wp_generate_attachment_metadata( $photographs['tall'], get_attached_file( $photographs['tall'] ) ) );

$numbers = array( 'photograph' => $photographs['wide'] );

function put_post( array $post, string $category = '', array $meta = array() ): int {
	$id = wp_insert_post( wp_slash( $post + array( 'post_status' => 'publish' ) ), true );
	if ( is_wp_error( $id ) ) {
		throw new Exception( $id->get_error_message() );
	}
	if ( '' !== $category ) {
		wp_set_object_terms( $id, $category, 'category' );
	}
	foreach ( $meta as $key => $value ) {
		update_post_meta( $id, $key, wp_slash( $value ) );
	}
	return $id;
}

Meridian\ensure_categories();
$news = wp_insert_term( 'News & views', 'category' )['term_id'];

$texts = array(
	"<!-- wp:paragraph -->\n<p>In blocks, with an <em>ampersand</em> &amp; more.</p>\n<!-- /wp:paragraph -->\n<!-- wp:heading -->\n<h2>A heading</h2>\n<!-- /wp:heading -->\n<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\"><p>Said somebody.</p></blockquote>\n<!-- /wp:quote -->\n<!-- wp:code -->\n<pre class=\"wp-block-code\"><code>if (a &lt; b) return;</code></pre>\n<!-- /wp:code -->",
	"Plain text as the old editor keeps it.\n\nA second paragraph, with a <a href=\"/pricing\">link</a>.\n\n<h2>Then a heading</h2>\nAnd a line under it.",
	'One line without any markup at all',
);
for ( $at = 1; $at <= 130; $at++ ) {
	$day = gmdate( 'Y-m-d H:i:s', strtotime( '2026-11-20 09:00:00' ) - $at * 86400 * 3 );
	// Three formats, as a theme stores them besides the post's date.
	$dates = array( 'd/m/Y', 'F j, Y', 'Ymd' );
	$id    = put_post(
		array(
			'post_title'    => "Post $at: “quotes” & ampersands – 1 < 2",
			'post_name'     => "post-$at",
			'post_content'  => $texts[ $at % 3 ],
			'post_excerpt'  => 0 === $at % 4 ? '' : "What post $at says, in a sentence.",
			'post_date'     => $day,
			'post_category' => array( $news ),
		),
		'',
		0 === $at % 5 ? array( 'date' => gmdate( $dates[ $at % 3 ], strtotime( $day ) ) ) : array()
	);
	set_post_thumbnail( $id, $photographs[ array( 'wide', 'tall', 'small' )[ $at % 3 ] ] );
	$numbers['post'] = $numbers['post'] ?? $id;
}

$numbers['cyrillic']  = put_post( array( 'post_title' => 'Команда разработчиков', 'post_name' => 'команда-разработчиков', 'post_content' => '<p>Текст на русском.</p>', 'post_date' => '2026-11-21 09:00:00' ) );
$numbers['hebrew']    = put_post( array( 'post_title' => 'צוות פיתוח', 'post_name' => 'צוות-פיתוח', 'post_content' => '<p>טקסט בעברית.</p>', 'post_date' => '2026-11-21 10:00:00' ) );
$numbers['no-excerpt'] = put_post( array( 'post_title' => 'Without an excerpt', 'post_name' => 'without-an-excerpt', 'post_content' => '<p>Its text begins here.</p>', 'post_date' => '2026-11-21 11:00:00' ) );
$numbers['password']  = put_post( array( 'post_title' => 'Behind a password', 'post_name' => 'behind-a-password', 'post_content' => '<p>SECRET-TEXT</p>', 'post_excerpt' => 'SECRET-EXCERPT', 'post_password' => 'x' ) );
$numbers['private']   = put_post( array( 'post_title' => 'Private', 'post_name' => 'private-post', 'post_content' => '<p>SECRET-TEXT</p>', 'post_status' => 'private' ) );
$numbers['draft']     = put_post( array( 'post_title' => 'A draft of the kit', 'post_content' => '<p>As it is being written.</p>', 'post_status' => 'draft' ) );
$numbers['yoast']     = put_post(
	array( 'post_title' => 'With Yoast', 'post_name' => 'with-yoast', 'post_content' => '<p>Text.</p>', 'post_date' => '2026-11-20 11:00:00' ),
	'',
	array(
		'_yoast_wpseo_title'               => 'Written for Yoast',
		'_yoast_wpseo_metadesc'            => 'A description for Yoast.',
		'_yoast_wpseo_meta-robots-noindex' => '1',
	)
);
$numbers['self']      = put_post( array( 'post_title' => 'Contains itself', 'post_name' => 'contains-itself', 'post_content' => 'x', 'post_date' => '2026-11-20 12:00:00' ) );
wp_update_post( array( 'ID' => $numbers['self'], 'post_content' => "<p>Outside.</p>\n[kit_post id={$numbers['self']}]" ) );

for ( $at = 1; $at <= 3; $at++ ) {
	$id = put_post( array( 'post_title' => "Service <em>$at</em>", 'post_name' => "service-$at", 'post_excerpt' => "What service $at is." ), 'services' );
	save_fields(
		$id,
		fields_of( 'service' ),
		array(
			'explore_our_expertise' => array( 'description' => "Light text of service $at.\n\nIts second paragraph.", 'image' => $photographs['wide'] ),
			'box_repeater'          => array( array( 'title' => 'Box', 'description' => '<p>In a box.</p>' ) ),
		)
	);
	set_post_thumbnail( $id, $photographs['wide'] );
	$numbers[ "service-$at" ] = $id;
	$id = put_post( array( 'post_title' => "Case study $at", 'post_name' => "study-$at" ), 'portfolio' );
	save_fields(
		$id,
		fields_of( 'case-study' ),
		array(
			'order'               => $at,
			'short_description'   => "Study $at in short.",
			'project_description' => array( 'location' => 'Oslo, Norway', 'team_size' => '7' ),
			'project_image'       => $photographs['tall'],
			'goal_and_tasks'      => array( 'description' => '<p>A goal.</p>' ),
			'implementation'      => array( array( 'image' => $photographs['wide'] ), array( 'image' => $photographs['small'] ) ),
		)
	);
	set_post_thumbnail( $id, $photographs['wide'] );
}
$numbers['password-service'] = put_post( array( 'post_title' => 'A service behind a password', 'post_name' => 'password-service', 'post_content' => 'SECRET-TEXT', 'post_excerpt' => 'SECRET-EXCERPT', 'post_password' => 'x' ), 'services' );

put_post( array( 'post_title' => 'An article', 'post_name' => 'article-it-outsourcing', 'post_content' => '<h2>One</h2><p>Of the article.</p>' ), 'article' );

foreach ( array( 'Remote' => 'work_type', 'Senior' => 'expertise', 'QA' => 'specialization', 'Riga, Latvia' => 'location' ) as $term => $name ) {
	wp_insert_term( $term, Meridian\VACANCY_TERMS[ $name ][0] );
}
for ( $at = 1; $at <= 4; $at++ ) {
	$id = put_post( array( 'post_type' => Meridian\VACANCY, 'post_title' => "Vacancy $at", 'post_name' => "vacancy-$at", 'post_content' => "First line.\n\nSecond line." ) );
	save_fields( $id, fields_of( 'vacancy' ), array( 'hot' => $at, 'closed' => 4 === $at ? 1 : '' ) );
	foreach ( array( 'work_type' => 'Remote', 'expertise' => 'Senior', 'specialization' => 'QA', 'location' => 'Riga, Latvia' ) as $name => $term ) {
		wp_set_object_terms( $id, $term, Meridian\VACANCY_TERMS[ $name ][0] );
	}
	$numbers[ "vacancy-$at" ] = $id;
}

$home = put_post( array( 'post_type' => 'page', 'post_title' => 'Front page', 'post_name' => 'front-page' ) );
save_fields( $home, fields_of( 'home' ), array( 'section_header_title' => 'Welcome from WordPress', 'section_header_description' => 'Light text.', 'section_header_video_preview' => $photographs['wide'] ) );
update_option( 'show_on_front', 'page' );
update_option( 'page_on_front', $home );
foreach ( array( 'about' => 'About', 'clients' => 'Clients', 'career' => 'Career', 'road-map' => 'Road map', 'terms-of-use' => 'Terms of use' ) as $slug => $title ) {
	$numbers[ $slug ] = put_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_name' => $slug, 'post_content' => "<p>$title of WordPress.</p>" ) );
}
$privacy = get_page_by_path( 'privacy-policy' );
if ( $privacy ) {
	wp_update_post( array( 'ID' => $privacy->ID, 'post_status' => 'publish' ) );
}
$numbers['tester'] = put_post( array( 'post_title' => 'Tester', 'post_name' => 'tester', 'post_content' => '<p>Tests.</p>' ), 'careers' );
save_fields( $numbers['tester'], fields_of( 'career-post' ), array( 'type_of_employment' => 'Full-time' ) );
// A post with WordPress's address of a record of each kind.
$records = array( $home, $numbers['about'], $numbers['clients'], $numbers['career'], $numbers['road-map'], $numbers['terms-of-use'], $numbers['service-1'], get_page_by_path( 'study-1', OBJECT, 'post' )->ID, $numbers['vacancy-1'], $numbers['tester'], $numbers['post'] );
$links   = array_map( static fn( $id ) => '<a href="' . esc_url( get_permalink( $id ) ) . '">' . $id . '</a>', $records );
put_post( array( 'post_title' => 'With links', 'post_name' => 'with-links', 'post_content' => '<p>' . implode( ', ', $links ) . '</p>', 'post_date' => '2026-11-19 12:00:00' ) );
save_fields( $numbers['road-map'], fields_of( 'road-map' ), array( 'list' => array( array( 'title' => 'Begin', 'description' => '<p>At the beginning.</p>' ) ) ) );
save_option( 'options', array( 'copyright_footer' => '© The kit', 'footer_links_list' => array( 'services' => array( array( 'link' => '/services/service-1', 'link_name' => 'Service 1' ) ) ) ) );
save_option( 'site-settings', array( 'brand' => array( 'name' => 'WordPress Works' ) ) );
say( $numbers );
